import { generateResume, SHAPES } from './generate.js';
import { toPlainText } from './plain-text.js';
import { SAMPLES } from './samples.js';
import { viewText } from './view-text.js';
import { resumeView } from './view.js';

describe('plain text', () => {
  it.each(SHAPES)('contains every printed text in order (%s)', (shape) => {
    const view = resumeView(generateResume(7, shape));
    const text = toPlainText(view).toLowerCase();
    let from = 0;
    for (const piece of viewText(view)) {
      const at = text.indexOf(piece.toLowerCase(), from);
      expect([piece, at >= from]).toEqual([piece, true]);
      from = at;
    }
  });

  it('reads like typed text', () => {
    const text = toPlainText(resumeView(SAMPLES.computerScience(), 'zh'));
    expect(text).toMatch(/^林/);
    expect(text).toContain('\n电话：');
    expect(text).toMatch(/\n\n【教育(经历|背景)】\n/);
    expect(text).toMatch(/\n- /);
    expect(text).not.toMatch(/[*#<>]{2}|\n{3}| +\n/);
  });
});
