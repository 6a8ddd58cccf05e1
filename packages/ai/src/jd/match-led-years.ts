import { isEmployment } from './employment.js';
import { type FactMatch, monthsOf, span } from './match-dates.js';
import { ledIn } from './match-lead.js';
import { MONTHS } from './months.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';

const PEOPLE = /(\d{1,4})\s*(?:人|名)(?:及?以上)/u;

/** Judges years of leading so many people: 3年以上30人以上团队管理经验; null if no number of people is asked for. */
export function matchLedYears(
  least: number,
  text: string,
  { document, texts }: ResumeReading,
  now: number,
): FactMatch | null {
  const people = Number(PEOPLE.exec(text)?.[1] ?? 0);
  if (people === 0 || !/管理|带|领导/u.test(text)) return null;
  const led = document.work.flatMap((item, at) => {
    const found = texts.find(
      (each) => each.pointer.startsWith(`/work/${at}/`) && (ledIn(each)?.people ?? 0) >= people,
    );
    return found && isEmployment(item) ? [{ item, found }] : [];
  });
  const action = '写明从哪年哪月起、带多少人；不够如实写，先问清能否放宽。';
  if (led.length === 0)
    return { state: '待确认', reason: `简历没有写明带过 ${people} 人以上有几年`, atoms: [], action };
  const months = monthsOf(
    led.map(({ item }) => item),
    now,
  );
  const atoms = led.map(({ found }) => evidenceIn(found));
  return months >= least * MONTHS
    ? { state: '直接', reason: `相关工作中带过 ${people} 人以上的合计 ${span(months)}`, atoms }
    : {
        state: '可迁移',
        reason: `带过 ${people} 人以上的工作合计 ${span(months)}，要求 ${least} 年`,
        atoms,
        action,
      };
}
