import { SAMPLES } from '@qicheng/resume/samples';
import { scenes, startOf, stepAfter } from './motion-scenes.js';

const drawn = ({ scene, step }: { scene: number; step: number }) =>
  scenes[scene]?.draw(SAMPLES.computerScience(), step);

it('types a name letter by letter, then changes the template and the language, and begins again', () => {
  let frame = startOf(0, false);
  expect(drawn(frame)?.basics.name).toEqual({ zh: '' });
  frame = stepAfter(frame);
  expect(drawn(frame)?.basics.name).toEqual({ zh: '林' });
  const templates = new Set<unknown>();
  const languages = new Set<unknown>();
  do {
    frame = stepAfter(frame);
    templates.add(drawn(frame)?.meta.templateCode);
    languages.add(drawn(frame)?.meta.lang);
  } while (frame.scene !== 0 || frame.step !== 0);
  expect(templates.size).toBe(4);
  expect([...languages]).toEqual(['zh', 'en']);
});

it('shows the end of a scene to who wants no motion', () => {
  expect(drawn(startOf(0, true))?.basics.headline).toEqual({ zh: '后端开发工程师 · 2027 届' });
  expect(drawn(startOf(2, true))?.meta.lang).toBe('en');
});
