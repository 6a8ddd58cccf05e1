/** Two parameters of one name: the last one wins without a word. */
export const noDupeArgs = {
  meta: { type: 'problem', schema: [], messages: { twice: "Two parameters are named '{{name}}'." } },
  create: (context) => {
    const check = ({ params }) => {
      const names = new Set();
      for (const node of params.filter(({ type }) => type === 'Identifier')) {
        if (names.has(node.name)) context.report({ node, messageId: 'twice', data: { name: node.name } });
        names.add(node.name);
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check };
  },
};

/** `071` is 57. */
export const noOctal = {
  meta: { type: 'problem', schema: [], messages: { octal: 'Write octal numbers with 0o.' } },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'number' && /^0\d/.test(node.raw))
        context.report({ node, messageId: 'octal' });
    },
  }),
};
