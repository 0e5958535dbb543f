// Stands in for the crate `reqwest` where samples are run: the calls that samples make, over a plain socket.
use std::{error::Error, fs, io, io::Read, io::Write, net::TcpStream, path::Path};

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

pub struct Method(&'static str);

impl Method {
    pub const GET: Method = Method("GET");
    pub const POST: Method = Method("POST");
    pub const PUT: Method = Method("PUT");
    pub const PATCH: Method = Method("PATCH");
    pub const DELETE: Method = Method("DELETE");
    pub const HEAD: Method = Method("HEAD");
    pub const OPTIONS: Method = Method("OPTIONS");
    pub const TRACE: Method = Method("TRACE");

    pub fn from_bytes(name: &'static [u8]) -> Result<Method> {
        Ok(Method(std::str::from_utf8(name)?))
    }
}

pub mod blocking {
    use super::*;

    pub struct Client;

    pub struct RequestBuilder {
        head: String,
        host: String,
        body: Vec<u8>,
    }

    pub struct Response(String);

    impl Client {
        pub fn new() -> Client {
            Client
        }

        pub fn request(&self, method: Method, url: &str) -> RequestBuilder {
            let (_, rest) = url.split_once("://").expect("an absolute address");
            let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
            let head = format!("{} /{} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", method.0, path, host);
            RequestBuilder { head, host: host.to_string(), body: vec![] }
        }
    }

    impl RequestBuilder {
        pub fn header(mut self, name: &str, value: &str) -> RequestBuilder {
            self.head += &format!("{}: {}\r\n", name, value);
            self
        }

        pub fn basic_auth(self, name: &str, password: Option<&str>) -> RequestBuilder {
            let user = format!("{}:{}", name, password.unwrap_or(""));
            self.header("Authorization", &format!("Basic {}", base64(user.as_bytes())))
        }

        pub fn body(mut self, body: impl Into<Vec<u8>>) -> RequestBuilder {
            self.body = body.into();
            self
        }

        pub fn multipart(self, form: multipart::Form) -> RequestBuilder {
            self.header("Content-Type", "multipart/form-data; boundary=stand-in").body(form.bytes())
        }

        pub fn send(mut self) -> Result<Response> {
            if !self.body.is_empty() {
                self.head += &format!("Content-Length: {}\r\n", self.body.len());
            }
            let mut socket = TcpStream::connect(&self.host)?;
            socket.write_all(self.head.as_bytes())?;
            socket.write_all(b"\r\n")?;
            socket.write_all(&self.body)?;
            let mut text = String::new();
            socket.read_to_string(&mut text)?;
            Ok(Response(text))
        }
    }

    impl Response {
        pub fn text(self) -> Result<String> {
            Ok(self.0)
        }
    }

    impl Read for Response {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let mut left = self.0.as_bytes();
            let count = left.read(into)?;
            self.0 = String::from_utf8_lossy(left).into_owned();
            Ok(count)
        }
    }

    pub mod multipart {
        use super::*;

        pub struct Form(Vec<(String, Part)>);

        pub struct Part {
            bytes: Vec<u8>,
            file: Option<String>,
            mime: Option<String>,
        }

        impl Form {
            pub fn new() -> Form {
                Form(vec![])
            }

            pub fn text(self, name: &str, value: &str) -> Form {
                self.part(name, Part::text(value))
            }

            pub fn part(mut self, name: &str, part: Part) -> Form {
                self.0.push((name.to_string(), part));
                self
            }

            pub(super) fn bytes(&self) -> Vec<u8> {
                let mut made = vec![];
                for (name, part) in &self.0 {
                    made.extend(format!("--stand-in\r\nContent-Disposition: form-data; name=\"{}\"", name).bytes());
                    if let Some(file) = &part.file {
                        made.extend(format!("; filename=\"{}\"", file).bytes());
                    }
                    if let Some(mime) = &part.mime {
                        made.extend(format!("\r\nContent-Type: {}", mime).bytes());
                    }
                    made.extend(b"\r\n\r\n");
                    made.extend(&part.bytes);
                    made.extend(b"\r\n");
                }
                made.extend(b"--stand-in--\r\n");
                made
            }
        }

        impl Part {
            pub fn text(value: &str) -> Part {
                Part { bytes: value.as_bytes().to_vec(), file: None, mime: None }
            }

            pub fn file(path: impl AsRef<Path>) -> io::Result<Part> {
                let name = path.as_ref().file_name().map(|name| name.to_string_lossy().into_owned());
                Ok(Part { bytes: fs::read(path)?, file: name, mime: None })
            }

            pub fn mime_str(mut self, mime: &str) -> Result<Part> {
                self.mime = Some(mime.to_string());
                Ok(self)
            }
        }
    }
}

fn base64(bytes: &[u8]) -> String {
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0u32, |all, at| all << 8 | u32::from(*chunk.get(at).unwrap_or(&0)));
        for at in 0..4 {
            let index = (bits >> (18 - 6 * at) & 63) as usize;
            text.push(if at > chunk.len() { '=' } else { alphabet[index] as char });
        }
    }
    text
}
