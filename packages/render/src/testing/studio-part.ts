// A header as the studio stores it: what somebody has written within, filled in by the script around it.

export function studioPart(written: string): string {
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<style>p { margin: 0 }</style>
<script>
function subst() {
  var vars = {};
  var pairs = document.location.search.substring(1).split('&');
  for (var i = 0; i < pairs.length; i++) {
    var pair = pairs[i].split('=', 2);
    vars[pair[0]] = decodeURIComponent(pair[1] || '');
  }
  var names = ['page', 'frompage', 'topage', 'webpage', 'section', 'subsection', 'date', 'isodate', 'time', 'title', 'doctitle', 'sitepage', 'sitepages'];
  for (var n = 0; n < names.length; n++) {
    var elements = document.getElementsByClassName(names[n]);
    for (var e = 0; e < elements.length; e++) elements[e].textContent = vars[names[n]];
  }
}
</script>
</head>
<body style="border: 0; margin: 0" onload="subst()">
${written}
</body>
</html>
`;
}
