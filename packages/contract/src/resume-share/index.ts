import { getShareCard, getSharedFile, getSharedPhoto, openShare } from './open-share.contract.js';
import {
  getShareQrCode,
  getShareState,
  getShareUrl,
  getShareViews,
  updateShareUrl,
} from './own-share.contract.js';

export {
  getShareCard,
  getSharedFile,
  getSharedPhoto,
  getShareQrCode,
  getShareState,
  getShareUrl,
  getShareViews,
  openShare,
  updateShareUrl,
};

export const resumeShareEndpoints = {
  getShareUrl,
  updateShareUrl,
  getShareState,
  getShareQrCode,
  getShareViews,
  openShare,
  getSharedPhoto,
  getSharedFile,
  getShareCard,
};
