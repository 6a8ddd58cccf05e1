import { staticImports } from './static-imports.js';

const HOME = ['entry-client.tsx', 'app/pages/home-page.tsx'];
const EDITOR = ['entry-client.tsx', 'app/pages/resume-edit-page.tsx'];

const matching = (entries: readonly string[], unwanted: RegExp): string[] =>
  [...staticImports(...entries)].filter((file) => unwanted.test(file));

it('finds the libraries of a page', () => {
  expect([...staticImports(...EDITOR)]).toEqual(
    expect.arrayContaining(['react', 'zod', 'packages/templates/src/preview/resume-preview.tsx']),
  );
});

it('loads no schema, renderer or dialog with home', () => {
  expect(matching(HOME, /^zod$|^@base-ui|templates\/src\/preview|\.contract\.ts$/)).toEqual([]);
});

it('loads no text editor, panel library, design or check with the editor', () => {
  const unwanted = /^@tiptap|^@base-ui|^diff$|templates\/src\/tem\d+\/template|resume\/src\/check\.ts$/;
  expect(matching(EDITOR, unwanted)).toEqual([]);
});
