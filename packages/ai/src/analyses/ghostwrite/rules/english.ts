import { type Replacement, replaced, type TextRule } from './text-rule.js';

const PAST: Readonly<Record<string, string>> = {
  writing: 'Wrote',
  building: 'Built',
  making: 'Made',
  running: 'Ran',
  leading: 'Led',
  teaching: 'Taught',
  doing: 'Did',
  setting: 'Set',
  planning: 'Planned',
  handling: 'Handled',
  preparing: 'Prepared',
  keeping: 'Kept',
  holding: 'Held',
  designing: 'Designed',
  developing: 'Developed',
  testing: 'Tested',
  managing: 'Managed',
  organizing: 'Organized',
  organising: 'Organised',
  analyzing: 'Analyzed',
  analysing: 'Analysed',
  creating: 'Created',
  editing: 'Edited',
  maintaining: 'Maintained',
  training: 'Trained',
  coordinating: 'Coordinated',
  conducting: 'Conducted',
  collecting: 'Collected',
  researching: 'Researched',
  implementing: 'Implemented',
  improving: 'Improved',
  translating: 'Translated',
  producing: 'Produced',
  recruiting: 'Recruited',
  reviewing: 'Reviewed',
};

const EMPTY: readonly Replacement[] = [
  [/\b(?:successfully|effectively|greatly|significantly|actively)\s+(?=[a-z])/gi, ''],
  [/\b(?:various|several|a lot of|many different)\s+(?=[a-z])/gi, ''],
  [/,?\s*\betc\.?(?=$|[,;])/gi, ''],
  [/\s+and (?:other )?related (?:work|tasks|duties)\b/gi, ''],
  [/\bin order to\b/gi, 'to'],
  [/[.;,\s]+$/g, ''],
];
const capital = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());

/** Duties become deeds; words that say nothing go. What one only helped with stays helped with. */
export const tightenEnglish: TextRule = {
  id: 'english',
  label: '以过去式动词开头，删去虚词',
  apply: (text) => {
    const led = text.replace(
      /^(?:I\s+)?(?:was |were )?(?:mainly )?(?:responsible for|in charge of|tasked with)\s+(?:the\s+)?([A-Za-z]+ing)\b/i,
      (whole, verb: string) => PAST[verb.toLowerCase()] ?? whole,
    );
    return capital(replaced(led, EMPTY));
  },
};
