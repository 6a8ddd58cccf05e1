import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { getVariant } from '@qicheng/contract/resume-variant/index';
import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import {
  deriveOverrides,
  describeOverrides,
  materialise,
  type VariantDifference,
} from '@qicheng/resume/variants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '#src/lib/api.js';
import { rememberBase, type VariantBase } from '#src/lib/resume-record.js';
import { useDocument } from '../store/editor-context.js';

export interface OpenVariant extends VariantBase {
  readonly target: string;
  readonly baseId: string;
  readonly baseTitle: string;
}

export const variantKey = (resumeId: string) => ['variant', resumeId] as const;

type Answer = ResultOf<typeof getVariant>;

function opened({ variant }: Answer): OpenVariant | null {
  if (!variant) return null;
  const read = readDocument(variant.base.document);
  if (!read.ok) return null;
  return {
    target: variant.target,
    baseId: variant.base.id,
    baseTitle: variant.base.title,
    version: variant.base.version,
    document: read.document,
    overrides: variant.overrides as unknown as VariantOverride[],
  };
}

/** The base of the open résumé if it is a variant; refetched when the window regains the focus. */
export function useVariant(resumeId: string) {
  const link = useDocument((document) => document.meta.variantOf);
  const query = useQuery({
    queryKey: variantKey(resumeId),
    queryFn: ({ signal }) => call(getVariant, { id: resumeId }, { signal }),
    select: opened,
    enabled: link !== undefined,
    refetchOnWindowFocus: 'always',
  });
  const variant = link === undefined ? null : (query.data ?? null);
  const isCurrent = variant !== null && link?.version === variant.version;
  useEffect(() => {
    if (isCurrent) rememberBase(resumeId, variant);
  }, [resumeId, variant, isCurrent]);
  useEffect(() => () => rememberBase(resumeId, null), [resumeId]);
  return { variant, isBehind: variant !== null && !isCurrent };
}

export interface Difference extends VariantDifference {
  readonly conflict?: 'changed' | 'removed' | undefined;
}

export interface Compared {
  readonly overrides: readonly VariantOverride[];
  readonly differences: readonly Difference[];
}

function compare(variant: OpenVariant, document: ResumeDocument): Compared {
  const overrides = deriveOverrides(variant.document, document, variant.overrides);
  const { conflicts } = materialise(variant.document, overrides, document.meta);
  const kinds = new Map(conflicts.map(({ key, kind }) => [key, kind]));
  const differences = describeOverrides(variant.document, document, overrides).map((difference) => ({
    ...difference,
    conflict: kinds.get(difference.key),
  }));
  return { overrides, differences };
}

/** The differences of the open content from its base. */
export function useDifferences(variant: OpenVariant): Compared {
  const document = useDocument((current) => current);
  return useMemo(() => compare(variant, document), [variant, document]);
}
