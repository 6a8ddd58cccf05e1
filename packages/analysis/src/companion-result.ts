import { z } from 'zod';
import { companionFact, MAX_FACTS } from './companion.js';
import { dimension, evidence, source } from './result.js';

const words = (max: number) => z.string().max(max);

/** A contact with its number. */
const contact = z.object({
  name: words(60),
  number: words(30),
  note: words(200),
  source: source.optional(),
});
export type Contact = z.infer<typeof contact>;

/** The response to despair or danger: emergency contacts instead of an analysis. It is free and not stored. */
export const companionHelp = z.object({
  message: words(600),
  contacts: z.array(contact).min(1).max(8),
  steps: z.array(words(200)).max(8),
});
export type CompanionHelp = z.infer<typeof companionHelp>;

const block = z.object({
  key: words(40),
  title: words(60),
  text: words(3_000),
  items: z.array(words(600)).max(20),
  evidence: z.array(evidence).max(10),
});
export type CompanionBlock = z.infer<typeof block>;

/** An article of law with the effective date of this wording. */
const lawArticle = z.object({
  law: words(60),
  article: words(40),
  inForceSince: z.iso.date(),
  /** `quote` is the article's text, `gist` our summary. */
  form: z.enum(['quote', 'gist']),
  text: words(600),
});
export type LawArticle = z.infer<typeof lawArticle>;

/** A legal question and its answer. */
const legalTopic = z.object({
  code: words(40),
  title: words(60),
  answer: words(900),
  articles: z.array(lawArticle).min(1).max(8),
  steps: z.array(words(300)).max(8),
  evidence: z.array(words(200)).max(8),
  /** Calculations from stated figures. */
  figures: z.array(z.object({ label: words(60), formula: words(300), value: words(60) })).max(6),
});
export type LegalTopic = z.infer<typeof legalTopic>;

const legal = z.object({
  /** False: the rules do not know the question and do not answer it. */
  isKnown: z.boolean(),
  explanation: words(400),
  topics: z.array(legalTopic).max(4),
  /** Topics that the rules can answer, offered when they cannot answer the question. */
  knownTopics: z.array(words(60)).max(60),
  contacts: z.array(contact).max(6),
  disclaimer: words(400),
  tableVersion: words(40),
});
export type LegalAnswer = z.infer<typeof legal>;

export const companionResult = z.object({
  category: z.object({ code: words(40), name: words(20) }),
  summary: words(600),
  /** The parts of a self-test; empty if nothing is measured. */
  dimensions: z.array(dimension).max(10),
  blocks: z.array(block).max(12),
  steps: z.array(z.object({ title: words(60), text: words(600) })).max(15),
  scripts: z
    .array(z.object({ purpose: words(60), text: words(3_000), needsFact: z.array(words(60)).max(12) }))
    .max(10),
  checklist: z.array(z.object({ text: words(200), why: words(200) })).max(20),
  /** Confirmed facts after this run. */
  memory: z.array(companionFact).max(MAX_FACTS),
  legal: legal.nullable(),
  /** Set if the text calls for human help; all other fields are then empty. */
  help: companionHelp.nullable(),
  sources: z.array(source).max(20),
  notes: z.array(words(400)).max(10),
});
export type CompanionResult = z.infer<typeof companionResult>;
