import { SECTIONS } from '@qicheng/resume/sections';
import { HEADINGS } from './content/headings-list.js';
import { LEARNING_RESOURCES } from './content/learning-resources-list.js';
import { SKILL_GROUPS } from './content/skills-list.js';
import { OCCUPATIONS } from './occupations.js';
import { PHRASES } from './phrase-library.service.js';
import { PHRASE_SECTIONS } from './phrase.js';

const contents = PHRASES.map(({ content }) => content);
const failing = (texts: readonly string[], isFine: (text: string) => boolean) =>
  texts.filter((text) => !isFine(text));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const skillNames = SKILL_GROUPS.flatMap(({ names }) => names);

/** Words that every résumé contains and that prove nothing. */
const CLICHES =
  /吃苦耐劳|精益求精|性格开朗|积极向上|乐观开朗|学习能力强|责任心强|抗压能力|团队合作精神|善于沟通|兢兢业业|一丝不苟|踏实肯干|勤奋好学|熟练使用办公软件|赋能|抓手|闭环思维/;

describe('phrases', () => {
  it('are at least 600, for 12 sections and 20 occupations plus general ones, in every combination', () => {
    expect(contents.length).toBeGreaterThanOrEqual(600);
    expect(PHRASE_SECTIONS.length).toBeGreaterThanOrEqual(12);
    expect(OCCUPATIONS.length).toBeGreaterThan(20);
    const pairs = new Set(PHRASES.map(({ section, occupation }) => `${occupation} ${section}`));
    expect(pairs.size).toBe(OCCUPATIONS.length * PHRASE_SECTIONS.length);
  });

  it('are unique', () => {
    expect(repeated(contents)).toEqual([]);
    expect(repeated(PHRASES.map(({ id }) => id))).toEqual([]);
  });

  it('differ by more than their placeholders', () => {
    const skeletons = contents.map((content) => content.replace(/【[^】]*】/g, '【】'));
    expect(repeated(skeletons)).toEqual([]);
  });

  it('have a named placeholder in 【】 for each fact, and no figures', () => {
    expect(failing(contents, (text) => /【[^【】]{1,16}】/.test(text))).toEqual([]);
    const rests = contents.map((text) => text.replace(/【[^【】]{1,16}】/g, ''));
    expect(failing(rests, (text) => !/[【】]/.test(text))).toEqual([]);
    expect(
      failing(
        rests,
        (text) => !/(?<![A-Za-z0-9])\d|[一二三四五六七八九十百千]+(万|%|个月)|百分之/.test(text),
      ),
    ).toEqual([]);
  });

  it('are one complete sentence of suitable length with Chinese punctuation', () => {
    expect(failing(contents, (text) => text.length >= 20 && text.length <= 110)).toEqual([]);
    expect(failing(contents, (text) => text.endsWith('。'))).toEqual([]);
    // Han, Latin, digits and the punctuation that Chinese typesetting has for them.
    expect(
      failing(contents, (text) => /^[\p{Script=Han}A-Za-z0-9 +#/.【】，。；：、（）-]+$/u.test(text)),
    ).toEqual([]);
    expect(failing(contents, (text) => !/ {2}|^ | $|[，。；：、]{2}/.test(text))).toEqual([]);
  });

  it('contain no empty phrases', () => {
    expect(failing(contents, (text) => !CLICHES.test(text))).toEqual([]);
  });
});

describe('skill words', () => {
  it('are at least 400, unique, with some for every occupation', () => {
    expect(skillNames.length).toBeGreaterThanOrEqual(400);
    expect(repeated(skillNames.map((name) => name.toLowerCase()))).toEqual([]);
    for (const { code } of OCCUPATIONS) {
      const groups = SKILL_GROUPS.filter(({ occupations }) => occupations.includes(code));
      const count = groups.reduce((sum, { names }) => sum + names.length, 0);
      expect({ code, isEnough: count >= 15 }).toEqual({ code, isEnough: true });
    }
  });

  it('are words, not sentences', () => {
    expect(failing(skillNames, (name) => /^[\p{Script=Han}A-Za-z0-9 +#./-]{1,20}$/u.test(name))).toEqual([]);
  });
});

describe('headings', () => {
  it('exist once for every section, with alternatives in both languages that differ from its title', () => {
    expect(HEADINGS.map(({ section }) => section).sort()).toEqual(SECTIONS.map(({ key }) => key).sort());
    for (const { section, alternatives, hint } of HEADINGS) {
      const title = SECTIONS.find(({ key }) => key === section)?.title;
      expect(alternatives.zh.length).toBeGreaterThan(1);
      expect(alternatives.zh).not.toContain(title?.zh);
      expect(repeated([...alternatives.zh, ...alternatives.en])).toEqual([]);
      expect(alternatives.en.length).toBeGreaterThan(0);
      expect(hint).toMatch(/。$/);
    }
  });
});

describe('learning resources', () => {
  it('have a source, and an https URL or none', () => {
    expect(LEARNING_RESOURCES.length).toBeGreaterThanOrEqual(100);
    expect(LEARNING_RESOURCES.filter(({ kind }) => kind === 'certificate').length).toBeGreaterThanOrEqual(60);
    expect(repeated(LEARNING_RESOURCES.map(({ name }) => name))).toEqual([]);
    for (const { name, issuer, url } of LEARNING_RESOURCES) {
      expect(issuer.length).toBeGreaterThan(1);
      if (url !== '') expect({ name, origin: new URL(url).protocol }).toEqual({ name, origin: 'https:' });
    }
  });

  it('belong to skills of the library, and every occupation has some', () => {
    const known = new Set(skillNames);
    const unknown = LEARNING_RESOURCES.flatMap(({ skills }) => skills).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
    for (const { code } of OCCUPATIONS)
      expect(
        LEARNING_RESOURCES.filter(({ occupations }) => occupations.includes(code)).length,
      ).toBeGreaterThan(2);
  });
});
