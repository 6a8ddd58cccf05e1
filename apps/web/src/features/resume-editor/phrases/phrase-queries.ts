import { listPhraseOccupations, searchPhrases } from '@qicheng/contract/phrase/phrase.contract';
import { listHeadings, listLearningResources, searchSkills } from '@qicheng/contract/phrase/word.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

const HOUR_MS = 3_600_000;
const cacheOptions = { staleTime: HOUR_MS, placeholderData: keepPreviousData } as const;

export const PHRASES_AT_ONCE = 6;

export interface PhraseFilter {
  readonly section?: string | undefined;
  readonly occupation?: string | undefined;
  readonly keyword?: string | undefined;
}

export const usePhrases = (filter: PhraseFilter, page: number) =>
  useQuery({
    queryKey: ['phrases', filter, page],
    queryFn: () => call(searchPhrases, { ...filter, page, limit: PHRASES_AT_ONCE }),
    ...cacheOptions,
  });

export const useOccupations = () =>
  useQuery({
    queryKey: ['phrase-occupations'],
    queryFn: () => call(listPhraseOccupations, { limit: 50 }),
    ...cacheOptions,
  });

export const useSkills = (filter: Pick<PhraseFilter, 'occupation' | 'keyword'>) =>
  useQuery({
    queryKey: ['skill-words', filter],
    queryFn: () => call(searchSkills, { ...filter, limit: 50 }),
    ...cacheOptions,
  });

export const useResources = (filter: Pick<PhraseFilter, 'occupation' | 'keyword'>) =>
  useQuery({
    queryKey: ['learning-resources', filter],
    queryFn: () => call(listLearningResources, { ...filter, limit: 20 }),
    ...cacheOptions,
  });

/** Alternative headings for a section, in the résumé's language. */
export const useHeadings = (language: 'zh' | 'en', enabled: boolean) =>
  useQuery({
    queryKey: ['headings', language],
    queryFn: () => call(listHeadings, { language, limit: 50 }),
    enabled,
    ...cacheOptions,
  });
