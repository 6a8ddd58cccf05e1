import { DATE_FORMS } from '@qicheng/resume/date-display';
import type { DateForm, Language } from '@qicheng/resume/document';

/** Ems that the longest period of a form takes in the widest font, in quarters (date-widths.golden.test). */
const PERIOD_EM: Record<DateForm, Record<Language, number>> = {
  dot: { zh: 7.75, en: 8.5 },
  short: { zh: 7.75, en: 10 },
  chinese: { zh: 11.25, en: 10 },
  slash: { zh: 8, en: 8.75 },
  dash: { zh: 9, en: 8.5 },
};

/** What a column of dates has to hold, as templates read it: a factor of `--em`. */
export const periodVariable = (
  form: DateForm | undefined,
  lang: Language,
): Record<`--${string}`, string> => ({
  '--period': String(PERIOD_EM[form ?? DATE_FORMS[lang][0]][lang]),
});
