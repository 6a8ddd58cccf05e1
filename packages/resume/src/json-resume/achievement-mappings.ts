import { FLUENCY, SKILL_LEVEL } from '../codes/achievement.js';
import type { PaperItem } from '../sections/academic.js';
import type { AwardItem, CertificateItem, LanguageItem, SkillItem } from '../sections/achievements.js';
import type { HobbyItem, ReferenceItem } from '../sections/personal.js';
import {
  type ItemMapping,
  codeOf,
  compact,
  dateFrom,
  i18n,
  isoDate,
  linesOf,
  listOf,
  plainStatements,
  spoken,
  statementsFrom,
  textOf,
  textsOf,
} from './mapping.js';

const DOI = 'https://doi.org/';

export const awardMapping: ItemMapping<AwardItem> = {
  toStandard: (item, lang) =>
    compact({
      title: spoken(item.name, lang),
      date: isoDate(item.date),
      awarder: spoken(item.issuer, lang),
      summary: plainStatements(item.highlights, lang)?.join('\n'),
    }),
  fromStandard: (standard, { lang, newId }) =>
    compact({
      id: newId(),
      name: i18n(standard['title'], lang),
      date: dateFrom(standard['date']),
      issuer: i18n(standard['awarder'], lang),
      highlights: textOf(standard['summary'])
        ? statementsFrom(linesOf(standard['summary']), 'paragraph', lang, newId)
        : undefined,
    }),
  feeds: { title: ['name'], date: ['date'], awarder: ['issuer'], summary: ['highlights'] },
};

export const certificateMapping: ItemMapping<CertificateItem> = {
  toStandard: (item, lang) =>
    compact({ name: spoken(item.name, lang), date: isoDate(item.date), issuer: spoken(item.issuer, lang) }),
  fromStandard: (standard, { lang, newId }) =>
    compact({
      id: newId(),
      name: i18n(standard['name'], lang),
      date: dateFrom(standard['date']),
      issuer: i18n(standard['issuer'], lang),
    }),
  feeds: { name: ['name'], date: ['date'], issuer: ['issuer'] },
};

export const paperMapping: ItemMapping<PaperItem> = {
  toStandard: (item, lang) =>
    compact({
      name: spoken(item.title, lang),
      publisher: spoken(item.venue, lang),
      releaseDate: isoDate(item.date),
      url: item.doi ? `${DOI}${item.doi}` : undefined,
      summary: plainStatements(item.highlights, lang)?.join('\n'),
    }),
  fromStandard: (standard, { lang, newId }) => {
    const url = textOf(standard['url']);
    const doi = url?.startsWith(DOI) ? url.slice(DOI.length) : undefined;
    return compact({
      id: newId(),
      title: i18n(standard['name'], lang),
      venue: i18n(standard['publisher'], lang),
      date: dateFrom(standard['releaseDate']),
      doi,
      highlights: textOf(standard['summary'])
        ? statementsFrom(linesOf(standard['summary']), 'paragraph', lang, newId)
        : undefined,
      x: url && !doi ? { url } : undefined,
    });
  },
  feeds: {
    name: ['title'],
    publisher: ['venue'],
    releaseDate: ['date'],
    url: ['doi', 'x'],
    summary: ['highlights'],
  },
};

export const skillMapping: ItemMapping<SkillItem> = {
  toStandard: (item, lang) =>
    compact({
      name: spoken(item.name, lang),
      level: item.level && SKILL_LEVEL[item.level][lang],
      keywords: item.keywords?.length ? item.keywords : undefined,
    }),
  fromStandard: (standard, { lang, newId }) => {
    const level = codeOf(SKILL_LEVEL, standard['level']);
    return compact({
      id: newId(),
      name: i18n(standard['name'], lang),
      level,
      keywords: listOf(standard['keywords']).length ? textsOf(standard['keywords']) : undefined,
      description: level ? undefined : i18n(standard['level'], lang),
    });
  },
  feeds: { name: ['name'], level: ['level', 'description'], keywords: ['keywords'] },
};

export const languageMapping: ItemMapping<LanguageItem> = {
  toStandard: (item, lang) =>
    compact({
      language: spoken(item.name, lang),
      fluency: item.fluency
        ? FLUENCY[item.fluency][lang]
        : [item.exam, item.score].filter(Boolean).join(' ') || undefined,
    }),
  fromStandard: (standard, { lang, newId }) => {
    const fluency = codeOf(FLUENCY, standard['fluency']);
    return compact({
      id: newId(),
      name: i18n(standard['language'], lang),
      fluency,
      exam: fluency ? undefined : textOf(standard['fluency']),
    });
  },
  feeds: { language: ['name'], fluency: ['fluency', 'exam', 'score'] },
};

export const hobbyMapping: ItemMapping<HobbyItem> = {
  toStandard: (item, lang) => compact({ name: spoken(item.name, lang) }),
  fromStandard: (standard, { lang, newId }) => {
    const keywords = textsOf(standard['keywords']);
    return compact({
      id: newId(),
      name: i18n(standard['name'], lang),
      x: keywords.length ? { keywords } : undefined,
    });
  },
  feeds: { name: ['name'] },
};

export const referenceMapping: ItemMapping<ReferenceItem> = {
  toStandard: (item, lang) =>
    compact({ name: spoken(item.name, lang), reference: spoken(item.statement, lang) }),
  fromStandard: (standard, { lang, newId }) =>
    compact({
      id: newId(),
      name: i18n(standard['name'], lang),
      statement: i18n(standard['reference'], lang),
    }),
  feeds: { name: ['name'], reference: ['statement'] },
};
