import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { CompanionCategory } from '@qicheng/analysis/companion';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { AskForm } from '../kit/ask-form.js';
import { useKeptState } from '../kit/kept-state.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { type CompanionDraft, emptyDraft, readDraft } from './companion-draft.js';
import { CompanionFields } from './companion-fields.js';
import { memoryQuery } from './companion-queries.js';
import type { CompanionQuestion } from './companion-service.js';
import { MemoryChoices } from './memory-choices.js';

interface CompanionFormProps {
  category: CompanionCategory;
  isBusy: boolean;
  problem: string | null;
  onAsk: (question: CompanionQuestion) => void;
  /** Words of despair or danger: nothing is sent, help is shown. */
  onHelp: (help: CompanionHelp) => void;
}

/** The form of one category; what was typed stays when another one is looked at. */
export function CompanionForm({ category, isBusy, problem, onAsk, onHelp }: CompanionFormProps) {
  const [query] = useSearchParams();
  const named = query.get(pageQuery.resumeId);
  const [draft, setDraft] = useKeptState<CompanionDraft>(
    ['companion', category.code, named].filter(Boolean).join(' '),
    emptyDraft(named),
  );
  const [isChecked, setChecked] = useState(false);
  const isMember = useSession((state) => state.isMember);
  const { data: memory = [] } = useQuery({ ...memoryQuery, enabled: isMember });
  const problems = isChecked ? readDraft(category, draft, memory).complaints : {};
  const lacking = Object.keys(problems).length;
  const change = (part: Partial<CompanionDraft>) => setDraft((current) => ({ ...current, ...part }));
  const ask = () => {
    const { question, complaints } = readDraft(category, draft, memory);
    const help = crisisHelpFor(question.answers);
    if (help !== null) return onHelp(help);
    setChecked(true);
    if (Object.keys(complaints).length === 0) onAsk(question);
    return undefined;
  };
  return (
    <AskForm
      act="开始"
      isBusy={isBusy}
      problem={lacking > 0 ? `还有 ${lacking} 项没有填对，已在各项下面标出` : problem}
      onSubmit={ask}
    >
      <CompanionFields
        fields={category.fields}
        draft={draft}
        memory={memory}
        problems={problems}
        onChange={change}
      />
      {category.usesResume ? (
        <ResumeChooser
          value={draft.choice}
          isOptional
          use={`读取后只用于${category.name}`}
          onChange={(choice) => change({ choice })}
        />
      ) : null}
      <MemoryChoices category={category} draft={draft} memory={memory} onChange={change} />
    </AskForm>
  );
}
