import { exportErrorMessages } from './failures.js';

describe('why an export ended without a file', () => {
  it('blames the content for what only the content can mend', () => {
    const blaming = Object.entries(exportErrorMessages).filter(([, message]) => message.includes('精简'));
    expect(blaming.map(([problem]) => problem)).toEqual(['tooLarge']);
  });
});
