import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { checkWechatScene } from '@qicheng/contract/wechat/wechat.contract';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, isFailure } from '#src/lib/api.js';
import { askScene, getScene, type WechatScene } from '../api/wechat.js';

/** [spec 9]. */
export const POLL_MS = 3_000;

export type SceneOutcome = Exclude<ResultOf<typeof checkWechatScene>, { outcome: 'waiting' }>;

export type SceneState =
  | { name: 'loading' }
  | { name: 'shown'; image: string; isScanned: boolean; phoneUrl: string | undefined }
  | { name: 'expired'; image: string }
  /** The code is no longer valid or could not be loaded; with the server's message. */
  | { name: 'failed'; image: string; message: string };

const NOT_LOADED = '二维码没有加载成功';

/** A network failure or server error says nothing about the code. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiFailure) || error.status === 0 || error.status === 429 || error.status >= 500;

const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiFailure && error.message ? error.message : otherwise;

interface Poll {
  sceneId: string;
  signal: AbortSignal;
  /** The code has expired: polling stops, but a response on its way still counts. */
  isOver: () => boolean;
  onScanned: () => void;
  onOutcome: (outcome: SceneOutcome) => void;
  onRefused: (error: unknown) => void;
}

/** Polls every 3 s, one request at a time, only while the tab is visible; network errors do not stop it. */
function poll({ sceneId, signal, isOver, onScanned, onOutcome, onRefused }: Poll): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const mayAsk = () => !signal.aborted && !isOver() && document.visibilityState === 'visible';
  const wait = () => {
    clearTimeout(timer);
    if (mayAsk()) timer = setTimeout(() => mayAsk() && void ask(), POLL_MS);
  };
  const ask = async () => {
    isAsking = true;
    try {
      const answer = await askScene(sceneId, signal);
      if (signal.aborted) return;
      if (answer.outcome !== 'waiting') return onOutcome(answer);
      if (answer.data.isScanned && !isOver()) onScanned();
    } catch (error) {
      if (signal.aborted || isOver()) return;
      if (!isTransient(error)) return onRefused(error);
    } finally {
      isAsking = false;
    }
    wait();
  };
  const poll = () => {
    clearTimeout(timer);
    if (mayAsk() && !isAsking) void ask();
  };
  document.addEventListener('visibilitychange', poll);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', poll);
  });
  wait();
}

/** Loads a code, polls it until it is confirmed or expires, and loads another one on demand. */
export function useWechatScene(onOutcome: (outcome: SceneOutcome) => void) {
  const [state, setState] = useState<SceneState>({ name: 'loading' });
  const [turn, setTurn] = useState(0);
  const newest = useRef(onOutcome);
  useEffect(() => {
    newest.current = onOutcome;
  });

  useEffect(() => {
    const abort = new AbortController();
    let expiry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      abort.abort();
      clearTimeout(expiry);
    };
    const refuse = (error: unknown, image: string) => {
      stop();
      setState(
        isFailure(error, 'wechatSceneExpired')
          ? { name: 'expired', image }
          : { name: 'failed', image, message: messageOf(error, NOT_LOADED) },
      );
    };
    const watch = ({ sceneId, image, expiresInSeconds, phoneUrl }: WechatScene) => {
      setState({ name: 'shown', image, isScanned: false, phoneUrl });
      expiry = setTimeout(() => {
        isOver = true;
        setState({ name: 'expired', image });
      }, expiresInSeconds * 1000);
      poll({
        sceneId,
        signal: abort.signal,
        isOver: () => isOver,
        onScanned: () => setState({ name: 'shown', image, isScanned: true, phoneUrl }),
        onOutcome: (outcome) => {
          stop();
          newest.current(outcome);
        },
        onRefused: (error) => refuse(error, image),
      });
    };
    getScene(abort.signal).then(
      (scene) => abort.signal.aborted || watch(scene),
      (error: unknown) => abort.signal.aborted || refuse(error, ''),
    );
    return stop;
  }, [turn]);

  const refresh = () => {
    setState({ name: 'loading' });
    setTurn((last) => last + 1);
  };
  return { state, refresh };
}
