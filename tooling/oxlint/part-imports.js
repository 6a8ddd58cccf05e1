import path from 'node:path';

const SOURCE = /^(.*\/apps\/web\/src)\/(.+)$/;

/** The part of the web to which a path in its source belongs: a feature, or a folder such as `lib`. */
const partOf = (file) => /^(?:features\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** In the web, a module of another part has one name, `#src/…`, wherever it is imported. */
export const partImports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { relative: 'Import a module of another part as #src/….' },
  },
  create: (context) => {
    const [, root, own] = SOURCE.exec(context.filename.replaceAll('\\', '/')) ?? [];
    const part = own && partOf(own);
    if (!part) return {};
    const check = ({ source }) => {
      const name = source?.value;
      // Subpath imports resolve to modules only.
      if (typeof name !== 'string' || !name.startsWith('../') || name.endsWith('.css')) return;
      const imported = path.posix.join(root, path.posix.dirname(own), name);
      if (imported.startsWith(`${root}/`) && partOf(imported.slice(root.length + 1)) !== part)
        context.report({ node: source, messageId: 'relative' });
    };
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check,
    };
  },
};
