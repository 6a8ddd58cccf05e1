import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { checkCaptchaImage, getCaptchaImage } from '@qicheng/contract/captcha/image.contract';

/** Loads a new captcha image; the previous one becomes invalid. */
const getPicture = (previousId: string | undefined) =>
  call(getCaptchaImage, previousId === undefined ? {} : { previousId });

/** Exchanges the typed letters for a pass; an image allows one attempt. */
async function requestPass(id: string, code: string): Promise<string> {
  return (await call(checkCaptchaImage, { id, code })).pass;
}

const NOT_LOADED = '图形验证码没有加载成功，请点击重试';

export interface PictureState {
  /** Id and data URL of the current captcha image; null if none has loaded. */
  picture: { id: string; image: string } | null;
  /** Why no other image could be loaded: the server's message. */
  failure: string;
  isLoading: boolean;
}

const wordsOf = (error: unknown) =>
  error instanceof ApiFailure && error.status === 200 && error.message ? error.message : NOT_LOADED;

/**
 * The captcha image: loaded at once unless one is solved already, replaced on demand, valid for one attempt.
 */
export function usePicture(isEnabled: boolean) {
  const [state, setState] = useState<PictureState>({ picture: null, failure: '', isLoading: isEnabled });
  const shown = useRef<string>(undefined);
  const isGone = useRef(false);

  const fetchOne = useCallback(async () => {
    try {
      const { id, image } = await getPicture(shown.current);
      shown.current = id;
      if (!isGone.current) setState({ picture: { id, image }, failure: '', isLoading: false });
    } catch (error) {
      // The current image stays valid: the server rejects the request before it invalidates the previous one.
      if (!isGone.current) setState((last) => ({ ...last, failure: wordsOf(error), isLoading: false }));
    }
  }, []);
  useEffect(() => {
    isGone.current = false;
    if (isEnabled) void fetchOne();
    return () => {
      isGone.current = true;
    };
  }, [isEnabled, fetchOne]);

  const refresh = useCallback(() => {
    setState((last) => ({ ...last, failure: '', isLoading: true }));
    return fetchOne();
  }, [fetchOne]);
  /** A pass for the typed letters; the image is used up whatever the result. */
  const read = async (code: string): Promise<string> => {
    if (state.picture === null) throw new ApiFailure(200, 0, NOT_LOADED);
    return requestPass(state.picture.id, code);
  };
  return { ...state, refresh, read };
}
