/** Passwords of 8 and more characters that pass the two-kinds rule and yet stand on every guessing list; lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  a1234567 a12345678 a123456789 a1234567890 aa123456 aa12345678 aaa123456 aaa12345 abc12345 abc123456 abc1234567
  abc12345678 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abc123abc abc123!@# asd12345 asd123456 asdf1234
  asdf12345 asdfgh123 as123456 as12345678 admin123 admin1234 admin123456 admin888 admin@123 administrator1
  1234567a 12345678a 123456789a 123456aa 123456abc 123456qq 123456as 123456zx 123456ab 123456aaa 1234abcd 123abc456
  123qweasd 123qwe123 123qwe!@# 12345qwert 123456qwe 123456qwerty 12qwaszx 1234qwer 1234567q 12345678q 123456789q
  1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx !qaz2wsx q1w2e3r4 q1w2e3r4t5
  qaz12345 qaz123456 qazwsx123 qazwsx12 qazwsx123456 q1234567 q12345678 q123456789 qq123456 qq12345678 qq123456789
  qwe12345 qwe123456 qwe123qwe qweasd123 qwer1234 qwer12345 qwer123456 qwert123 qwert12345 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 password1 password12 password123 password1234 password! p@ssw0rd
  p@ssword1 passw0rd passw0rd1 pass1234 pass12345 pa$$w0rd welcome1 welcome123 letmein1 iloveyou1 iloveyou520
  iloveyou1314 woaini123 woaini520 woaini521 woaini1314 woaini123456 woaini5201314 woaini11 aini1314 aini1314520
  love1314 love5201314 love520520 5201314a 5201314aa 5201314abc 5201314qq a5201314 zxc12345 zxc123456 zxcv1234
  zxcvb123 zxcvbn123 zxcvbnm1 zxcvbnm123 zx123456 zz123456 z1234567 z12345678 w1234567 w12345678 s1234567 x1234567
  l1234567 wang1234 wang123456 zhang123 zhang123456 liu123456 li123456 chen123456 yang123456 test1234 test12345
  test123456 user1234 user123456 root1234 root123456 guest123 changeme1 dragon123 monkey123 sunshine1 football1
  baseball1 princess1 superman1 computer1 internet1 samsung1 starwars1 china123 china888 beijing2008 beijing123
  shanghai1 student1 student123 school123 jianli123 qicheng123 qicheng1 resume123 offer123 a11111111 a1111111
  a88888888 a8888888 a00000000 aa111111 aa888888 aaaa1111 aaaa1234 111111aa 111111qq 11111111a 88888888a 00000000a
  112233aa 147258369a 159357aa 789456123a 987654321a 123123aa 123123qq 123321aa 123321qq 1314520a 1314520aa
  xiaoming123 nihao123 nihao1234 hello123 hello1234 hello12345 abc@1234 abc@123456 aa@123456 admin@1234 123456!a
  `
    .trim()
    .split(/\s+/),
);
