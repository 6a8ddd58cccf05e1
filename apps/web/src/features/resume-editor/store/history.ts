const TYPING_PAUSE_MS = 800;

/**
 * Decides which edits share one undo step: typing into one field without a longer pause is one step,
 * everything else is a step of its own.
 */
export function createStepping(now: () => number) {
  let lastField: string | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    /** True when this edit begins a new step. `field` is null for a single act such as moving an item. */
    begins(field: string | null): boolean {
      const continues = field !== null && field === lastField && now() - lastAt < TYPING_PAUSE_MS;
      lastField = field;
      lastAt = now();
      return !continues;
    },
    /** After an undo the next edit is a new step even in the same field. */
    interrupt(): void {
      lastField = null;
    },
  };
}
