import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '../../..');

type Exports = Record<string, string | Record<string, string>>;

const exportsOf = new Map(
  fs.readdirSync(path.join(root, 'packages')).map((name) => {
    const folder = path.join(root, 'packages', name);
    const written = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      name: string;
      exports?: Exports;
    };
    return [written.name, { folder, exports: written.exports ?? {} }] as const;
  }),
);

/** The modules that a source file loads with itself: neither types nor dynamic imports. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.isTypeOnly
      : statement.isTypeOnly;
    const hasDefault = ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined;
    const areTypes =
      !hasDefault &&
      names !== undefined &&
      (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
      names.elements.every(({ isTypeOnly }) => isTypeOnly);
    const from = statement.moduleSpecifier;
    return isType || areTypes || !from || !ts.isStringLiteral(from) ? [] : [from.text];
  });
}

/** A workspace file, or the name of a library. */
function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('#src/'))
    return sourceOf(path.join(importer.slice(0, importer.indexOf('/src/')), specifier.slice(1)));
  if (specifier.startsWith('.')) return sourceOf(path.join(path.dirname(importer), specifier));
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const known = exportsOf.get(`${scope}/${name}`);
  if (!known) return specifier;
  const subpath = rest.join('/');
  for (const [pattern, target] of Object.entries(known.exports)) {
    const [before = '', after] = pattern.slice(2).split('*');
    const isMatch = after === undefined ? subpath === before : subpath.startsWith(before);
    const file = typeof target === 'string' ? target : target['@qicheng/source'];
    if (isMatch && file) return path.join(known.folder, file.replace('*', subpath.slice(before.length)));
  }
  return specifier;
}

const sourceOf = (file: string): string =>
  ['.ts', '.tsx', '']
    .map((end) => file.replace(end === '' ? '' : /\.jsx?$/, end))
    .find((each) => fs.existsSync(each)) ?? file;

/** Everything that these files of the web app load before anybody does anything: workspace files and libraries. */
export function staticImports(...entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries.map((entry) => path.join(root, 'apps/web/src', entry)));
  for (const file of found)
    if (/\.tsx?$/.test(file)) for (const each of importsOf(file)) found.add(resolve(each, file));
  return new Set([...found].map((file) => (path.isAbsolute(file) ? path.relative(root, file) : file)));
}
