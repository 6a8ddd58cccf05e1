import { emptyDocument } from '@qicheng/resume/defaults';
import { DrawnChangeLog } from './drawn-change-log.js';

function open() {
  const changes = new DrawnChangeLog();
  const draw = (document: ReturnType<typeof emptyDocument>, isFrozen = false) => {
    changes.draw(document, isFrozen);
    changes.laidOut();
  };
  const [first, second, third] = [emptyDocument(), emptyDocument(), emptyDocument()];
  return { changes, draw, first, second, third };
}

it('text written on the sheet needs no rendering', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.begin(first);
  changes.changed(second, false);
  expect(changes.areDrawn).toBe(true);
});

it('a change from elsewhere waits for a rendering that includes it', () => {
  const { changes, draw, first, second, third } = open();
  draw(first);
  changes.begin(first);
  changes.changed(second, true);
  draw(first);
  expect(changes.areDrawn).toBe(false);
  changes.changed(third, false);
  draw(third, true);
  expect(changes.areDrawn).toBe(false);
  draw(third);
  expect(changes.areDrawn).toBe(true);
});

it('an undo returns to a document that was rendered before', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.begin(first);
  changes.changed(second, false);
  changes.changed(first, true);
  expect(changes.areDrawn).toBe(false);
  draw(first);
  expect(changes.areDrawn).toBe(true);
});

it('writing that starts before the sheet is up to date waits for its rendering', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.changed(second, true);
  changes.begin(second);
  expect(changes.areDrawn).toBe(false);
});

it('an older rendering does not show a later document', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.changed(second, true);
  expect(changes.shows(second)).toBe(false);
  draw(second);
  expect(changes.shows(second)).toBe(true);
});
