interface Walked<Place> {
  grid: () => HTMLElement | undefined;
  places: () => readonly Place[];
  /** What a place is known by; its button carries it as `data-place`. */
  id: (place: Place) => string;
}

/** Walking over places: the Tab key leads to one of them, other keys lead on from there. */
export class Walk<Place> {
  #focused = $state("");

  constructor(private readonly walked: Walked<Place>) {}

  /** The place that the Tab key leads to. */
  get entrance(): string {
    const place = this.find(this.#focused) ?? this.walked.places()[0];
    return place === undefined ? "" : this.walked.id(place);
  }

  find(id: string): Place | undefined {
    return this.walked.places().find((place) => this.walked.id(place) === id);
  }

  /** The place under a pointer. */
  at(target: Element | null): Place | null {
    const id = target?.closest<HTMLElement>("[data-place]")?.dataset.place;
    return (this.walked.grid()?.contains(target) && this.find(id ?? "")) || null;
  }

  arrived(place: Place): void {
    this.#focused = this.walked.id(place);
  }

  go(place: Place | undefined): void {
    if (place === undefined) return;
    this.arrived(place);
    this.walked.grid()?.querySelector<HTMLElement>(`[data-place="${this.#focused}"]`)?.focus();
  }
}
