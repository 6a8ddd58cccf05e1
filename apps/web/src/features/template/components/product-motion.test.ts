import { sampleResume } from '#src/lib/sample-resume.js';
import { scenes } from './product-motion.js';

it('shows a photo in Chinese and none in English', () => {
  const { document } = sampleResume('computerScience');
  const languages = scenes.at(-1)!;
  const [chinese, english] = [languages.draw(document, 0), languages.draw(document, 1)];
  expect([chinese.meta.lang, english.meta.lang]).toEqual(['zh', 'en']);
  expect(chinese.basics.photo).toBeDefined();
  expect(english.basics.photo).toBeUndefined();
});
