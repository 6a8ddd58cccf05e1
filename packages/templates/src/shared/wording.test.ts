import { initialsOf } from './wording.js';

it.each([
  ['林知远', '林'],
  ['阿卜杜热依木·买买提', '阿'],
  ['Evelyn Zhao', 'EZ'],
  ['jean-luc de la Cruz', 'JC'],
  ['Cher', 'C'],
  ['龘一', '龘'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
