// What a visitor sees first: two rectangles on which the usual code is wrong.
import { relation, Shape } from 'sat2d/inline';
import { cornersOf } from './microscope/cells.js';
import { naive } from './microscope/naive.js';
import { drawOverview, overview } from './microscope/overview.js';
import { placementOf, START, type State } from './microscope/scene.js';
import { html } from './ui/dom.js';
import { facts } from './ui/fields.js';
import { linkText } from './ui/link.js';

/** A corner of B is exactly in the middle of an edge of A, as A's corners were rounded. */
const SCENE: State = {
  ...START,
  a: { x: -60, y: 0, width: 80, height: 50, degrees: 60 },
  b: { x: -10.000000000000007, y: 54.64101615137755, width: 60, height: 40, degrees: 0 },
};

export function opening(): HTMLElement {
  const { a, b } = SCENE;
  const [atA, atB] = [placementOf(a), placementOf(b)];
  const exact = relation(
    Shape.rectangle(a.width, a.height), atA, Shape.rectangle(b.width, b.height), atB,
  );
  const usual = naive(cornersOf(a, atA), cornersOf(b, atB), false);
  const picture = overview();
  drawOverview(picture, SCENE);
  return html('section', { id: 'opening', 'aria-labelledby': 'claim' },
    picture,
    html('div', {},
      html('h2', { id: 'claim' }, 'These rectangles touch. The usual code says they don’t.'),
      facts([['sat2d', `✓ ${exact}`], ['the usual code', `✗ ${usual}`]]),
      html('p', { class: 'note' }, 'The usual code is the separating axis test of tutorials, in '
        + 'doubles, on the same corners.'),
      html('a', { class: 'button', href: linkText('microscope', SCENE) },
        'Show the position that is wrong')));
}
