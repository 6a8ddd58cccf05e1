import { showToast } from '@qicheng/ui/toast';
import { create } from 'zustand';
import { useSession } from './session.js';
import { readStored, writeStored } from './storage.js';

/** The steps from a blank sheet to a shared résumé. */
export const WELCOME_STEPS = ['choose', 'fill', 'check', 'export', 'share'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

interface Welcome {
  readonly done: readonly WelcomeStep[];
  /** AI counts granted; 0 if there were none or the card was seen. */
  readonly gift: number;
  readonly isClosed: boolean;
}

const INITIAL: Welcome = { done: [], gift: 0, isClosed: false };

function load(): Welcome {
  try {
    const stored = JSON.parse(readStored('welcome') ?? '{}') as Partial<Welcome>;
    const done = WELCOME_STEPS.filter((step) => stored.done?.includes(step));
    return { done, gift: Number(stored.gift) || 0, isClosed: stored.isClosed === true };
  } catch {
    return INITIAL;
  }
}

/** A newcomer's progress with the first résumé, stored in this browser. */
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

/** Announces granted AI counts [spec 2] and keeps a card about them; does nothing for 0. */
export function congratulate(added: number): void {
  if (added === 0) return;
  change({ gift: useWelcome.getState().gift + added });
  showToast('success', `恭喜您获得 ${added} 次免费 AI 使用次数`);
}

export const dismissGift = (): void => change({ gift: 0 });

export const closeWelcome = (): void => change({ isClosed: true });

// Another member on this device starts with a fresh state.
useSession.subscribe(({ isMember }, before) => {
  if (before.isMember && !isMember) change(INITIAL);
});
