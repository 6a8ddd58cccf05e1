import { exportErrorMessages } from './failures.js';

describe('a failed export', () => {
  it('blames the content only for what changing the content can fix', () => {
    const blaming = Object.entries(exportErrorMessages).filter(([, message]) => message.includes('精简'));
    expect(blaming.map(([problem]) => problem)).toEqual(['tooLarge']);
  });
});
