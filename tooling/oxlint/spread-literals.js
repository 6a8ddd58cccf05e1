/** Spreading an object literal into another says the same as its properties, and hides unknown ones from the compiler. */
export const spreadLiterals = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: 'Write the properties of the spread literal directly.' },
  },
  create: (context) => ({
    ObjectExpression(node) {
      for (const { type, argument } of node.properties)
        if (type === 'SpreadElement' && argument.type === 'ObjectExpression')
          context.report({ node: argument, messageId: 'literal' });
    },
  }),
};
