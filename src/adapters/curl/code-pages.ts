/**
 * Matches characters that Windows turns into quotation marks, separators or backslashes when it converts a command to a
 * code page ("best fit"): by then, nothing can be escaped anymore. curl.exe has its arguments converted, and so has a
 * script that is saved in another encoding.
 *
 * In the order of ``" ' ` \ | < > ^ % ! $ & ( )``, from the tables of the code pages 437, 850, 932, 949 and 1250 to 1258.
 */
export const BEST_FIT =
  /\u0300|\u0301|\u0302|\u030b|\u030e|[\u02ba\u02dd\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u0384\u2018-\u201b\u2032\uff07\u02cb\u2035\uff40\u00a5\u20a9\u2216\ufe68\uff3c\u00a6\u01c0\u2223\u2502\u2758\uff5c\u2039\u2329\u3008\ufe64\uff1c\u203a\u232a\u3009\ufe65\uff1e\u02c4\u02c6\u2303\uff3e\u066a\ufe6a\uff05\u00a1\u01c3\ufe57\uff01\ufe69\uff04\ufe60\uff06\u2320\ufe59\uff08\u2321\ufe5a\uff09]/;
