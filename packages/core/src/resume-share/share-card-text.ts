import type { ResumeDocument } from '@qicheng/resume/document';
import type { ShareCard } from './draw-share-card.js';
import type { OpenedShare } from './resume-share.js';

/** The words of a share's card: the name itself only in part until its owner shows contacts. */
export function cardOf({ document, language, showsContacts }: OpenedShare): ShareCard {
  const name = nameOf(document, language);
  const shown = showsContacts ? name : masked(name);
  const title = language === 'zh' ? `${shown}的简历` : `${shown} · Résumé`;
  return {
    name: shown === '' ? (language === 'zh' ? '一份在线简历' : 'Résumé') : title,
    headline: headlineOf(document),
  };
}

function nameOf({ basics }: ResumeDocument, language: 'zh' | 'en'): string {
  const { zh, en, pinyin } = basics.name ?? {};
  return ((language === 'zh' ? (zh ?? en ?? pinyin) : (en ?? pinyin ?? zh)) ?? '').trim();
}

/** 林** and Zhiyuan L. */
function masked(name: string): string {
  if (name === '') return '';
  if (/\p{Script=Han}/u.test(name)) return `${[...name][0] ?? ''}**`;
  const [first = '', ...rest] = name.split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : `${[...first][0] ?? ''}**`;
}

const headlineOf = ({ basics }: ResumeDocument): string =>
  basics.headline?.zh?.trim() || basics.headline?.en?.trim() || '';
