## The exercises of Gardeners, one for each back of a card: a sentence has 25 words at most

gardeners-exercise-proximity = Proximity
gardeners-exercise-proximity-read = Every tile of one kind wants a certain neighbour, edge to edge. Your card is about fuchsia flowers.
gardeners-exercise-proximity-place = Place your fuchsia flower next to the one in the garden.
gardeners-exercise-proximity-apart = There both fuchsia flowers stay alone. Place them edge to edge.
gardeners-exercise-proximity-out = Nothing has to go. Place your fuchsia flower.
gardeners-exercise-proximity-done = Both have their neighbour now. A third fuchsia flower would need one too.

gardeners-exercise-distance-one = Distance, one kind
gardeners-exercise-distance-one-read = Two tiles of this kind are never next to each other. Your card is about trees.
gardeners-exercise-distance-one-place = Place your tree where no other tree is beside it. Corners do not count.
gardeners-exercise-distance-one-near = There it would be next to another tree. Look for a space away from both.
gardeners-exercise-distance-one-out = The trees in the garden are far enough apart. Place yours.
gardeners-exercise-distance-one-done = Three trees, and none next to another. Keep such spaces free while you build.

gardeners-exercise-distance-two = Distance, two kinds
gardeners-exercise-distance-two-read = One kind stays away from another. Here orange flowers may not be next to green plants.
gardeners-exercise-distance-two-place = Your green flower is a green plant. Place it away from both orange flowers.
gardeners-exercise-distance-two-near = There it would be next to an orange flower. Look for another space.
gardeners-exercise-distance-two-out = Nothing has to go. Place your green flower.
gardeners-exercise-distance-two-done = Two orange flowers may be neighbours, and so may two green plants. Only the mix is forbidden.

gardeners-exercise-agglomeration-one = Group, one kind
gardeners-exercise-agglomeration-one-read = Your card wants a connected group: at least 6 grass tiles, whatever is on them.
gardeners-exercise-agglomeration-one-place = Three grass tiles are connected, and two others. Place yours so that it joins both groups.
gardeners-exercise-agglomeration-one-apart = There the two groups stay apart. Find the space that is next to both.
gardeners-exercise-agglomeration-one-out = Nothing has to go. Place your grass tile.
gardeners-exercise-agglomeration-one-done = Six grass tiles are connected. More are fine too, unless a card says “exactly”.

gardeners-exercise-agglomeration-two = Group, two kinds
gardeners-exercise-agglomeration-two-read = Your card wants a connected group that may mix two kinds: at least 6 flowers and/or trees.
gardeners-exercise-agglomeration-two-place = Three plants are connected, and two others. Place your flower so that it joins both groups.
gardeners-exercise-agglomeration-two-apart = There the two groups stay apart. Find the space that is next to both.
gardeners-exercise-agglomeration-two-out = Nothing has to go. Place your flower.
gardeners-exercise-agglomeration-two-done = Six plants are connected. How many of them are trees does not matter.

gardeners-exercise-panorama = Panorama
gardeners-exercise-panorama-read = Every bench must face something. It looks straight ahead to the edge of the garden, and nothing blocks its view.
gardeners-exercise-panorama-place = Place your bench in line with the fuchsia tree, and turn it so that it faces the tree.
gardeners-exercise-panorama-turn = It is in line with the tree, but it looks elsewhere. Turn it.
gardeners-exercise-panorama-line = From there it cannot see the tree. Place it in the same row or column.
gardeners-exercise-panorama-out = Nothing has to go. Place your bench.
gardeners-exercise-panorama-done = It sees the tree. Every other bench that comes needs such a view too.

gardeners-exercise-link = Link
gardeners-exercise-link-read = Your card wants a chain of earth tiles, edge to edge, from one side of the garden to the opposite side.
gardeners-exercise-link-place = This garden is 5 spaces wide. Place your earth tile so that the chain goes from left to right.
gardeners-exercise-link-short = There the chain does not reach the other side. Place the tile at its end.
gardeners-exercise-link-out = Nothing has to go. Place your earth tile.
gardeners-exercise-link-done = The chain connects two opposite sides. It may turn corners, but it must not break.

gardeners-exercise-border-outer = Border, on the edge
gardeners-exercise-border-outer-read = Every tile of this kind must be on the edge of the garden. Your card is about fuchsia plants.
gardeners-exercise-border-outer-place = The garden is 5 × 5; its top row and left column are complete. Place your fuchsia flower on the edge.
gardeners-exercise-border-outer-inside = That space is not on the edge. Look at the ends of the row and the column.
gardeners-exercise-border-outer-out = Nothing has to go. Place your fuchsia flower.
gardeners-exercise-border-outer-done = It is on the edge. As long as a garden is small, its edge can still move.

gardeners-exercise-border-inner = Border, not on the edge
gardeners-exercise-border-inner-read = No tile of this kind may be on the edge of the garden. Your card is about benches.
gardeners-exercise-border-inner-place = The garden is 5 × 5; its top row and left column are complete. Place your bench inside, not on the edge.
gardeners-exercise-border-inner-edge = That space is on the edge. Place the bench further inside.
gardeners-exercise-border-inner-out = Nothing has to go. Place your bench.
gardeners-exercise-border-inner-done = It is inside the garden. Which way it faces does not matter to this card.

gardeners-exercise-geometry-cross = Geometry, cross
gardeners-exercise-geometry-cross-read = Your card wants a cross: a tile in the centre and one on each of its four sides. The corners may be anything.
gardeners-exercise-geometry-cross-place = Three flowers are around the fountain. Place yours on its fourth side.
gardeners-exercise-geometry-cross-apart = There the cross stays incomplete. Use the free side of the fountain.
gardeners-exercise-geometry-cross-out = Nothing has to go. Place your flower.
gardeners-exercise-geometry-cross-done = The cross is complete. It may be anywhere in the garden.

gardeners-exercise-geometry-square = Geometry, square
gardeners-exercise-geometry-square-read = Your card wants a square: earth tiles in its corners, grass tiles everywhere else.
gardeners-exercise-geometry-square-place = One corner is missing. Place your earth tile there: what is on it does not matter.
gardeners-exercise-geometry-square-apart = There the square stays incomplete. Fill its last corner.
gardeners-exercise-geometry-square-out = Nothing has to go. Place your earth tile.
gardeners-exercise-geometry-square-done = The square is complete. It may be anywhere in the garden, and it may be rotated.

gardeners-exercise-paths = Paths
gardeners-exercise-paths-read = Path tiles are connected where their ends meet. Your card wants an unbroken path of at least 6 tiles.
gardeners-exercise-paths-place = Five path tiles are connected. Place the sixth at one end, and turn it so that the path continues.
gardeners-exercise-paths-turn = That is the right space. Turn the tile so that its path meets the other.
gardeners-exercise-paths-apart = There it does not continue the path. Use one of its two ends.
gardeners-exercise-paths-out = Nothing has to go. Place your path tile.
gardeners-exercise-paths-done = Six tiles form one path. Bends count as well as straight tiles.
