import { nameInitial } from './name-initial.js';

describe('nameInitial', () => {
  it.each([
    ['林晓舟', '林'],
    ['𠮷田', '𠮷'],
    ['😀晓舟', '😀'],
    ['zhiyuan', 'Z'],
    ['', ''],
  ])('the initial of %j is %j', (name, initial) => {
    expect(nameInitial(name)).toBe(initial);
  });
});
