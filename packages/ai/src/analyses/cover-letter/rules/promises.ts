/** What one offers to take along from an employer is nothing done there: 可以把手上的客户一起带过来. */
export const OFFER =
  /(?:可以?|能|会|愿意?)[^，。；]{0,3}[把将][^，。；]{1,24}带(?:过来|过去|来(?!的)|到贵|给贵|走)/u;

/** What one promises to do once hired, which is neither something done nor a next step: 我保证一个月内…. */
export const PROMISE =
  /(?:^|[，。；！])(?:只要[^，。；]{0,12}，?)?(?:我|本人)?(?:向(?:您|你们|贵\p{Script=Han}{1,2}))?(?:保证|承诺|必定|必将|一定(?:能|会|可以|让|把))(?!了|金)/u;
