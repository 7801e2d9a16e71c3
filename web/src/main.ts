import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { listen, outlive } from "./router.svelte";
import { follow, settings } from "./settings/settings.svelte";
import { speak } from "./words/words.svelte";

// Asked for at once: they are to be here when the first word is.
for (const family of ["Nunito Sans", "Alegreya"]) void document.fonts.load(`1em "${family}"`);
listen();
outlive();
follow();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
