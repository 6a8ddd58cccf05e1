// The components of Ant Design without their style sheets: jsdom holds every element against every rule whenever a test
// looks for a role, and no test is about how they look.
module.exports = { ...require('@ant-design/cssinjs/real'), useStyleRegister: () => undefined };
