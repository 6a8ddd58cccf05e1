import { operatorCookieName, operatorTokenIn } from './operator-cookie.js';
import { mayOperator, OPERATOR_ROLES } from './operator-role.js';

describe('operatorTokenIn', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz-_0123456789';

  it('reads the cookie of its kind only', () => {
    expect(operatorTokenIn(`a=1; qicheng-ops=${token}; b=2`, false)).toBe(token);
    expect(operatorTokenIn(`__Host-qicheng-ops=${token}`, true)).toBe(token);
    expect(operatorTokenIn(`qicheng-ops=${token}`, true)).toBeNull();
    expect(operatorTokenIn(`x${operatorCookieName(false)}=${token}`, false)).toBeNull();
  });

  it.each([
    undefined,
    '',
    'qicheng-ops=',
    'qicheng-ops=short',
    'qicheng-ops=<script>abcdefghijklmnopqrstuvwxyz',
  ])('accepts no token from %j', (header) => expect(operatorTokenIn(header, false)).toBeNull());
});

describe('mayOperator', () => {
  it('allows an owner everything but judging, and others what their role needs', () => {
    const who = (task: Parameters<typeof mayOperator>[1]) =>
      OPERATOR_ROLES.filter((role) => mayOperator({ role }, task));
    expect(who('changeSettings')).toEqual(['owner', 'content']);
    expect(who('editContent')).toEqual(['owner', 'content']);
    expect(who('judgeEntries')).toEqual(['judge']);
    expect(who('runContests')).toEqual(['owner', 'school']);
    expect(who('readAudit')).toEqual(['owner']);
    expect(who('readMessages')).toEqual(['owner', 'support']);
    expect(who('readQueues')).toEqual(['owner', 'support']);
  });
});
