import { emptyDocument } from '@qicheng/resume/defaults';
import { DrawnChangeLog } from './drawn-change-log.js';

function open() {
  const changes = new DrawnChangeLog();
  const draw = (document: ReturnType<typeof emptyDocument>, isHeld = false) => {
    changes.draw(document, isHeld);
    changes.laidOut();
  };
  const [first, second, third] = [emptyDocument(), emptyDocument(), emptyDocument()];
  return { changes, draw, first, second, third };
}

it('what is written on the sheet needs no drawing', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.begin(first);
  changes.changed(second, false);
  expect(changes.areDrawn).toBe(true);
});

it('a change from elsewhere waits for a drawing that holds it', () => {
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

it('an undo goes back to a document that was drawn before', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.begin(first);
  changes.changed(second, false);
  changes.changed(first, true);
  expect(changes.areDrawn).toBe(false);
  draw(first);
  expect(changes.areDrawn).toBe(true);
});

it('writing that begins before the sheet caught up has it drawn', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.changed(second, true);
  changes.begin(second);
  expect(changes.areDrawn).toBe(false);
});

it('an older drawing does not show the document that followed it', () => {
  const { changes, draw, first, second } = open();
  draw(first);
  changes.changed(second, true);
  expect(changes.shows(second)).toBe(false);
  draw(second);
  expect(changes.shows(second)).toBe(true);
});
