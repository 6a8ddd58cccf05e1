import { showToast } from '@qicheng/ui/toast';
import { create } from 'zustand';
import { useSession } from './session.js';
import { readStored, writeStored } from './storage.js';

/** The way from a blank sheet to a résumé that was sent. */
export const WELCOME_STEPS = ['choose', 'fill', 'check', 'export', 'share'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

interface Welcome {
  readonly done: readonly WelcomeStep[];
  /** AI counts that were given; 0 where none were, or they were seen. */
  readonly gift: number;
  readonly isClosed: boolean;
}

const BEGUN: Welcome = { done: [], gift: 0, isClosed: false };

function load(): Welcome {
  try {
    const kept = JSON.parse(readStored('welcome') ?? '{}') as Partial<Welcome>;
    const done = WELCOME_STEPS.filter((step) => kept.done?.includes(step));
    return { done, gift: Number(kept.gift) || 0, isClosed: kept.isClosed === true };
  } catch {
    return BEGUN;
  }
}

/** How far somebody is with their first résumé, in this browser. */
export const useWelcome = create<Welcome>()(load);

function change(part: Partial<Welcome>): void {
  const { done, gift, isClosed } = { ...useWelcome.getState(), ...part };
  useWelcome.setState({ done, gift, isClosed });
  writeStored('welcome', JSON.stringify({ done, gift, isClosed }));
}

export function markStep(step: WelcomeStep): void {
  const { done } = useWelcome.getState();
  if (!done.includes(step)) change({ done: [...done, step] });
}

/** Says that AI counts were given [spec 2], and keeps the word of it as a card; nothing given, nothing said. */
export function congratulate(added: number): void {
  if (added === 0) return;
  change({ gift: useWelcome.getState().gift + added });
  showToast('success', `恭喜您获得 ${added} 次免费 AI 使用次数`);
}

export const forgetGift = (): void => change({ gift: 0 });

export const closeWelcome = (): void => change({ isClosed: true });

// What one member has done and closed says nothing about the next one at this machine.
useSession.subscribe(({ isMember }, before) => {
  if (before.isMember && !isMember) change(BEGUN);
});
