import { ModelError } from './model-error.js';

/** An answer is a few kilobytes; who sends more is broken or hostile. */
const LONGEST_ANSWER = 1_000_000;

/**
 * The last check of a request and the first one of its response: the body is checked as it leaves, nothing is followed
 * to another address, and an answer that does not end is cut.
 */
export function guardedFetch(assertHarmless: (body: string) => void): typeof fetch {
  return async (address, init) => {
    if (typeof init?.body !== 'string') throw new ModelError('leak', 'body-unread');
    assertHarmless(init.body);
    const response = await fetch(address, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > LONGEST_ANSWER) controller.error(new ModelError('refused', 'answer-too-long'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
}
