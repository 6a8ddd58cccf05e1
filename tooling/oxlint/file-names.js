import path from 'node:path';

const VAGUE = /^(utils?|helpers?|types|common|misc|shared)$/;

/** Files are kebab-case with an optional role suffix, and named after their contents (architecture A.8). */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { kebab: 'File names are kebab-case.', vague: 'Name the file after what it holds.' },
  },
  create: (context) => ({
    Program(node) {
      const [stem, ...roles] = path.basename(context.filename).split('.');
      const isKebab = [stem, ...roles.slice(0, -1)].every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
      if (!isKebab) context.report({ node, messageId: 'kebab' });
      if (VAGUE.test(stem)) context.report({ node, messageId: 'vague' });
    },
  }),
};
