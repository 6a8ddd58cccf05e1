import type { UserInfo } from '@qicheng/contract/account/user-info';

/** A member, as the server returns one. */
export const sampleUser: UserInfo = {
  token: 'fresh-token',
  id: '0190a7e2-5b1c-7c3d-9e4f-1234567890ab',
  userId: '0190a7e2-5b1c-7c3d-9e4f-1234567890ab',
  publicId: 'public',
  username: '林晓舟',
  avatar: '',
  isMember: false,
  isTutor: false,
  needsPassword: false,
  schoolUrl: '',
  remainingDownloads: 0,
  campusEmail: '',
  campusSchool: '',
  mayAskCampusEmail: true,
};
