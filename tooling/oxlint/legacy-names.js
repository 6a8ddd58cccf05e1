const LEGACY = /^[a-z][a-zA-Z0-9]*_[a-zA-Z0-9_]+$/;

/**
 * A legacy wire name (`user_id`, `tz_url`) is always a quoted string in the contract; as an identifier it
 * has leaked. Upper-case constants are exempt.
 */
export const legacyNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { leaked: 'Use the domain name; a wire name is a quoted string in packages/contract.' },
  },
  create: (context) => {
    const check = (node) => {
      if (node.type === 'Identifier' && LEGACY.test(node.name)) context.report({ node, messageId: 'leaked' });
    };
    return {
      'Property[computed=false] > Identifier.key': check,
      'MemberExpression[computed=false] > Identifier.property': check,
      'TSPropertySignature > Identifier.key': check,
      'VariableDeclarator > Identifier.id': check,
    };
  },
};
