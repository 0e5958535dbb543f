#!/usr/bin/env bash
# Uploads a build to S3 and makes CloudFront serve it. Usage: upload.sh BUCKET DISTRIBUTION
# In the distribution, use /404.html with status 404 as the error page for 403 and 404.
set -euo pipefail
npx docsgen build --site-url https://docs.example.com
aws s3 sync dist "s3://$1" --exclude "_docsgen/*" --delete --cache-control "public, max-age=0, must-revalidate"
aws s3 sync dist/_docsgen "s3://$1/_docsgen" --cache-control "public, max-age=31536000, immutable"
aws cloudfront create-invalidation --distribution-id "$2" --paths "/*"
