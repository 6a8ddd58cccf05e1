const MAX_LENGTH = 200;

/** A longer pattern is written over several lines with `regex` of packages/resume, so that a changed word is a changed line. */
export const longPatterns = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: 'Write a long pattern over several lines: regex(flags)`…` of @qicheng/resume/regex.' },
  },
  create: (context) => ({
    Literal(node) {
      if (node.regex && node.regex.pattern.length > MAX_LENGTH) context.report({ node, messageId: 'long' });
    },
  }),
};
