/** What one promises to do once hired, which is neither something done nor a next step: 我保证一个月内…. */
export const PROMISE =
  /(?:^|[，。；！])(?:只要[^，。；]{0,12}，?)?(?:我|本人)?(?:向(?:您|你们|贵\p{Script=Han}{1,2}))?(?:保证|承诺|必定|必将|一定(?:能|会|可以|让|把))(?!了|金)/u;
