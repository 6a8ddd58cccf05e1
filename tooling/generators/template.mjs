import { Refusal, requireChinese } from './names.mjs';
import { addImport, addTo, namesAt } from './source-edits.mjs';
import { entryFile, templateFile, wordFile } from './template-files.mjs';

export const usage = 'pnpm gen template <name in Chinese> [--sample computerScience]';

const SOURCE = 'packages/templates/src';
const SAMPLES = 'packages/resume/src/samples.ts';
/** Documentation that states the number of templates. */
const COUNTED = ['README.md', 'docs/features/editor.md', '.github/ISSUE_TEMPLATE/template-proposal.yml'];

const codeOf = (number) => `tem${String(number).padStart(4, '0')}`;

/** A template in the catalogue, rendered as a single column. @param {{ sample?: string }} options */
export function generateTemplate(draft, words, { sample = 'computerScience' }) {
  if (words.length !== 1) throw new Refusal(`usage: ${usage}`);
  const [title] = words;
  requireChinese(title, 'the name of a template', 6);
  const catalog = `${SOURCE}/catalog.ts`;
  const codes = namesAt(catalog, draft.read(catalog), ['catalog']);
  const taken = codes.find((each) => draft.read(`${SOURCE}/${each}/entry.ts`).includes(`name: '${title}'`));
  if (taken) throw new Refusal(`${title} is the name of ${taken} already`);
  const samples = namesAt(SAMPLES, draft.read(SAMPLES), ['SAMPLES']);
  if (!samples.includes(sample)) throw new Refusal(`there is no sample ${sample}: ${samples.join(', ')}`);
  const code = codeOf(Math.max(...codes.map((each) => Number(each.slice('tem'.length)))) + 1);
  const facts = { code, title, sample };
  draft.create(`${SOURCE}/${code}/entry.ts`, entryFile(facts));
  draft.create(`${SOURCE}/${code}/template.tsx`, templateFile(facts));
  draft.create(`${SOURCE}/${code}/word.ts`, wordFile(facts));
  draft.edit(catalog, addTo(['catalog'], code));
  draft.edit(catalog, addImport(code, `./${code}/entry.js`));
  draft.edit(`${SOURCE}/registry.ts`, addTo(['registry'], code));
  draft.edit(`${SOURCE}/registry.ts`, addImport(code, `./${code}/template.js`));
  draft.edit(
    `${SOURCE}/preview/load-design.ts`,
    addTo(['loaders'], `${code}: async () => (await import('../${code}/template.js')).${code}`),
  );
  draft.edit(`${SOURCE}/word.ts`, addTo(['layouts'], code));
  draft.edit(`${SOURCE}/word.ts`, addImport(code, `./${code}/word.js`));
  for (const file of COUNTED)
    draft.edit(file, (text) =>
      text
        .replace(`${codes.length} templates`, `${codes.length + 1} templates`)
        .replace(`${codes.length} 套`, `${codes.length + 1} 套`)
        .replace(`to \`${codes.at(-1)}\``, `to \`${code}\``),
    );
  return [
    `1. Draw it: ${SOURCE}/${code}/template.tsx by packages/templates/README.md; describe it in entry.ts.`,
    `2. Look at it: pnpm template-pages ${code} (its pages as pictures), pnpm word-pages ${code} (its pages in Word), then pnpm contact-sheet for docs/templates-contact-sheet.png.`,
    `3. pnpm test:golden -t ${code} && pnpm test:render -t ${code} && pnpm check`,
  ];
}
