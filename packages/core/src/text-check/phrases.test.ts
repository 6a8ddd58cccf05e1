import { checkBareText } from '@qicheng/resume/check';
import { PhraseLibraryService } from '../phrase/index.js';

it('finds no error in any phrase of the library', () => {
  const library = new PhraseLibraryService();
  const loud: string[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = library.search({ page, limit: 50 });
    if (list.length === 0) break;
    for (const { content } of list) {
      const findings = checkBareText(content, 'zh').filter(({ rule }) => rule !== 'unfilledFact');
      loud.push(
        ...findings
          .filter(({ severity }) => severity !== 'hint')
          .map(({ message }) => `${content}: ${message}`),
      );
    }
  }
  expect(loud).toEqual([]);
});
