// A CloudFront function for viewer requests: S3 serves files, but pages are folders with an index.html.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (last === "") request.uri += "index.html";
  else if (last.indexOf(".") === -1) request.uri += "/index.html";
  return request;
}
