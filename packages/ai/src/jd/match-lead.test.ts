import { ledIn } from './match-lead.js';
import type { ProvingText } from './read-resume.js';

const led = (text: string): number | undefined => ledIn({ affirmed: text } as ProvingText)?.people;

describe('the number of people led', () => {
  it.each([
    ['Led a team of 6 designers', 6],
    ['Managed 2 agencies and 1 intern', 1],
    ['手下带8个人，负责排班', 8],
    ['负责手术间的排班，组内6人，月均 210 台', 6],
    ['手底下12个人，错发率最低', 12],
  ])('is read from %s', (text, people) => {
    expect(led(text)).toBe(people);
  });

  it.each([
    'Led the 2024 Double 11 launch campaign of a new serum line',
    'Managed Phase 2 of the warehouse move',
    'Managed 14 brands on three marketplaces',
  ])('is not a number of an event or a thing: %s', (text) => {
    expect(led(text)).toBeUndefined();
  });
});
